import { excerpt } from './excerpt.ts'

/**
 * Text written by a user. If longer than `maxCharacters`, only its beginning is shown until it is expanded. `quoted`
 * adds quotation marks.
 */
export function LongText({ text, quoted = false, maxCharacters }: LongTextProps) {
  const [open, close] = quoted ? ['“', '”'] : ['', '']
  const start = excerpt(text, maxCharacters)
  if (start === null) return <p dir="auto" className="wrap-anywhere whitespace-pre-line">{`${open}${text}${close}`}</p>
  return (
    <details dir="auto" className="group wrap-anywhere whitespace-pre-line">
      <summary>
        <span className="group-open:hidden">{`${open}${start}… `}</span>
        <span className="inline-flex min-h-6 link text-small group-open:hidden">Show all</span>
        <span className="hidden min-h-6 link text-small group-open:inline-flex">Show less</span>
      </summary>
      <p>{`${open}${text}${close}`}</p>
    </details>
  )
}

interface LongTextProps {
  text: string
  quoted?: boolean
  maxCharacters?: number
}
