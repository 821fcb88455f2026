import { describeWatertight } from './watertight.js';

describeWatertight(8000, 61);
