import type { ComponentProps } from 'react'

import { buttonClass } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { acceptedPictures } from './picture.ts'

/** A button covered by the browser's own control, which becomes visible without scripts. */
export function FileChooser({ children, ...control }: ComponentProps<'input'>) {
  return (
    <label className={chooser}>
      <span className="inline-flex items-center gap-2 noscript:hidden">
        <Icon name="camera" />
        {children}
      </span>
      <input
        required
        {...control}
        type="file"
        accept={acceptedPictures}
        className="absolute inset-0 opacity-0 noscript:static noscript:max-w-44 noscript:opacity-100"
      />
    </label>
  )
}

const chooser = `${buttonClass({ variant: 'quiet' })} self-start overflow-hidden has-focus-visible:outline-3 has-focus-visible:outline-pool`
