/** What the brainstem and its watchdog say to each other: single bytes on a pipe. */
export const beat = '.';
/** A beat of a brainstem that has moved nothing yet: if it falls silent, there is nothing to stop. */
export const idleBeat = ',';
export const farewell = '!';
/** Silence of the brainstem after which the watchdog stops the wheels. */
export const silenceMs = 150;
/** How often the watchdog looks whether it is silent. */
export const checkMs = 10;
