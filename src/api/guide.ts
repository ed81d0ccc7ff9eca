import { readFileSync } from 'node:fs'

import type { Config } from '../platform/config.server.ts'
import { type Rule, rules } from '../platform/limits/limit-rules.ts'
import { projectPath } from '../platform/project-root.server.ts'
import { everyCode } from './refusal-words.ts'

/** What all calls have in common, in Markdown: `content/api.md`, with the tables of errors and limits. */
export function guide({ publicUrl, rateLimitScale }: Pick<Config, 'publicUrl' | 'rateLimitScale'>): string {
  text ??= readFileSync(projectPath('content', 'api.md'), 'utf8')
  return [
    text.replaceAll('http://localhost:3000', publicUrl).trim(),
    '## Errors',
    'Every error is JSON with `message`, `code` and `requestId`; with 422, `fields` says what is wrong with which field, by its path: `zip`, `weekly.0.start`. With 500 `INTERNAL` the mistake is ours: tell support the `requestId`.',
    table(
      ['Status', 'Code', 'Meaning'],
      everyCode.map(({ status, code, words }) => [String(status), `\`${code}\``, words]),
    ),
    '## Limits',
    'Over a limit the answer is 429, with the seconds to wait in `Retry-After`.',
    table(['What', 'At most'], limitRows(rateLimitScale)),
  ].join('\n\n')
}

let text: string | undefined

function limitRows(scale: number): string[][] {
  return Object.values<Rule>(rules).flatMap(({ of, points, seconds }) =>
    of === undefined ? [] : [[of, `${Math.max(1, Math.round(points * scale))} in ${spanWords(seconds)}`]],
  )
}

function spanWords(seconds: number): string {
  const single = new Map([
    [60, 'a minute'],
    [3600, 'an hour'],
    [86_400, 'a day'],
  ])
  return single.get(seconds) ?? `${seconds / 60} minutes`
}

function table(head: readonly string[], rows: readonly string[][]): string {
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}
