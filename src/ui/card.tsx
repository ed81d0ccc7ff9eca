import type { ComponentProps, ElementType } from 'react'

/** A white card on the page. `as` names the element if it is an article, a list item or a section. */
export function Card({ as: Element = 'div', padded = true, className = '', ...rest }: CardProps) {
  return (
    <Element
      {...rest}
      className={`rounded-card border border-line bg-card ${padded ? 'p-5 sm:p-6' : ''} ${className}`}
    />
  )
}

type CardProps = ComponentProps<'div'> & { as?: ElementType; padded?: boolean }
