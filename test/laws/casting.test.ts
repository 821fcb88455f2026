import { describeCasting } from './casting.js';

describeCasting(60, 41);
