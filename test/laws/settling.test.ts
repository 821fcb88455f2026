import { describeSettling } from './settling.js';

describeSettling(60, 31);
