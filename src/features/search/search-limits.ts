/** Miles around a place, on the slider. */
export const distances = { min: 5, max: 50, step: 5, start: 25 }

/** The least average rating, on the slider. */
export const ratings = { min: 0, max: 5, step: 0.5, start: 0 }
