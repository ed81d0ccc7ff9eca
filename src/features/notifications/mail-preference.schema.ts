import { z } from 'zod'

import { describeMailKind, perMailKind } from './mail-preference.ts'

export const MailPreferencesChange = z.strictObject(
  perMailKind((kind) =>
    z.boolean('Please say yes or no').meta({ description: describeMailKind(kind), examples: [true] }),
  ),
)
export type MailPreferencesChange = z.output<typeof MailPreferencesChange>

/** As sent by a form: an unchecked box is not sent. */
export const MailPreferencesForm = z
  .strictObject(perMailKind(() => z.literal('on').optional()))
  .transform((boxes) => perMailKind((kind) => boxes[kind] !== undefined))
