/** How many threads run in step: a warp. What they tell each other is warp.ts. */
export const warp = 32;
