/**
 * Groups of neighbouring elements: a Program that asks something of `div(index, groupLength)` asks it of a whole group, and an
 * emitter may then pass over groups without a look at their elements. Both go by this one length.
 */

/** Elements of a group: two for each thread of a warp of 32. */
export const groupLength = 64;
