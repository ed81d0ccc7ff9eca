import { z } from 'zod'

// The fields of answers, each with an example, from which the documentation makes examples of whole answers.

export const exampleId = '01941f29-7c00-73a0-a7f4-edfc0260024a'

export const id = z.string().meta({ examples: [exampleId] })
/** Without an example, so that examples have null here. */
export const idOrNull = z.string().nullable()
export const instant = z.iso.datetime().meta({ examples: ['2027-05-28T16:30:00.000Z'] })
export const day = z.iso.date().meta({ examples: ['2027-06-14'] })

export function text(example: string) {
  return z.string().meta({ examples: [example] })
}

export function whole(example: number) {
  return z.int().meta({ examples: [example] })
}

export function decimal(example: number) {
  return z.number().meta({ examples: [example] })
}

export function flag(example: boolean) {
  return z.boolean().meta({ examples: [example] })
}
