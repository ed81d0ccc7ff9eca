import { z } from 'zod'

import { line } from '../../platform/text.ts'
import { maxCaption } from './work-photo.ts'

export const PhotoCaption = z.strictObject({ photoId: z.string().max(100), caption: line({ max: maxCaption }) })
export type PhotoCaption = z.output<typeof PhotoCaption>
