import type { ComponentProps } from 'react'

import { acceptedPictures } from '../../features/media/picture.ts'
import { Icon } from '../../ui/icon.tsx'

/** A camera button; without scripts the browser's own control, which shows the chosen file. */
export function PhotoButton(control: Pick<ComponentProps<'input'>, 'ref' | 'onChange' | 'aria-describedby'>) {
  return (
    <label className="relative flex min-h-12 min-w-12 shrink-0 items-center justify-center rounded-full text-pool-deep hover:bg-mist has-focus-visible:outline-3 has-focus-visible:outline-pool noscript:basis-full noscript:justify-start">
      <span className="sr-only">Add a photo</span>
      <Icon name="camera" />
      <input
        {...control}
        type="file"
        name="picture"
        accept={acceptedPictures}
        className="absolute inset-0 opacity-0 noscript:static noscript:max-w-44 noscript:opacity-100"
      />
    </label>
  )
}
