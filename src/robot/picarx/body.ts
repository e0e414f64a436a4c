/** Sizes of the PiCar-X in SI units. */
export const picarxBody = { wheelbase: 0.09, maxSpeed: 0.5 } as const;
