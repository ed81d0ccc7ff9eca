/** Miles around a place, on the slider. */
export const distances = { min: 5, max: 50, step: 5, start: 25 }

/** Miles around a place beyond the slider: what a program may ask for, and where the nearest pro is looked for. */
export const widestSearch = 100

/** The lowest average rating, on the slider. */
export const ratings = { min: 0, max: 5, step: 0.5, start: 0 }
