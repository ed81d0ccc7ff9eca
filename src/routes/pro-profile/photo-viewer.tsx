import { type RefObject, useEffect, useEffectEvent, useId, useRef, useState } from 'react'

import { photoName } from '../../features/media/picture.ts'
import { Button } from '../../ui/button.tsx'
import { onceClosed, useBackdrop, useModal } from '../../ui/dialog.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import { reportPath } from './report-path.ts'
import type { ShownPhoto } from './shown-photo.ts'

/** One of a row of photos, large, with buttons and arrow keys to the others. */
export function PhotoViewer({ photos, userId, first, leave }: PhotoViewerProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useId()
  const [index, setIndex] = useState(first)
  const step = (by: number) => setIndex((at) => (at + by + photos.length) % photos.length)
  useModal(dialog)
  useBackdrop(dialog, leave)
  useArrowKeys(dialog, step)

  const photo = photos[index]
  if (!photo) return null
  return (
    <dialog
      ref={dialog}
      aria-labelledby={heading}
      onClose={onceClosed(leave)}
      style={{ marginTop: top }}
      className="sheet w-full md:max-w-4xl"
    >
      <div className="max-sm:p-4">
        <Head id={heading} title={photoName(index, photos)} leave={leave} />
        <Large key={photo.id} photo={photo} />
        <div className="mt-4 flex flex-wrap items-center gap-3">
          {photos.length > 1 ? <Steps step={step} /> : null}
          <Link
            to={reportPath({ kind: 'photo', id: photo.id, proId: userId })}
            className="ml-auto inline-flex min-h-11 items-center link text-small"
          >
            Report this photo
          </Link>
        </div>
        <p aria-live="polite" className="mt-3 wrap-anywhere empty:hidden">
          {photo.caption}
        </p>
      </div>
    </dialog>
  )
}

interface PhotoViewerProps {
  photos: readonly ShownPhoto[]
  userId: string
  /** The index of the photo that was pressed. */
  first: number
  leave: () => void
}

const tallest = 'min(70dvh, 100vw)'
// Measured from above: in the middle of the window, the buttons would move with the height of the caption.
const top = `max(16px, (100dvh - ${tallest} - 15rem) / 2)`

function Head({ id, title, leave }: { id: string; title: string; leave: () => void }) {
  return (
    <div className="flex items-start justify-between gap-4">
      <h2 id={id} tabIndex={-1} aria-live="polite" className="font-sans text-base font-normal tracking-normal">
        {title}
      </h2>
      <button
        type="button"
        aria-label="Close"
        onClick={leave}
        className="-mt-2 -mr-2 grid size-11 shrink-0 place-items-center rounded-full hover:bg-mist"
      >
        <Icon name="close" />
      </button>
    </div>
  )
}

/** The same height for every photo, with whatever varies in height below the buttons, so that these stay in place. */
function Large({ photo }: { photo: ShownPhoto }) {
  return (
    <div style={{ height: tallest }} className="mt-3 grid place-items-center">
      {/* The file can be enlarged further: a panorama on a phone is a strip. */}
      <a href={photo.url} target="_blank" rel="noopener" className="block">
        <img src={photo.url} alt={photo.alt} style={{ maxHeight: tallest }} className="max-w-full rounded-field" />
      </a>
    </div>
  )
}

function Steps({ step }: { step: (by: number) => void }) {
  return (
    <>
      <Button variant="quiet" size="small" type="button" onClick={() => step(-1)}>
        <Icon name="arrow-left" />
        <span className="sr-only">Previous photo</span>
      </Button>
      <Button variant="quiet" size="small" type="button" onClick={() => step(1)}>
        <Icon name="arrow-right" />
        <span className="sr-only">Next photo</span>
      </Button>
    </>
  )
}

/** The listener is added here because a handler in the markup would make the dialog a button. */
function useArrowKeys(dialog: RefObject<HTMLDialogElement | null>, step: (by: number) => void) {
  const press = useEffectEvent(({ key, altKey, ctrlKey, metaKey }: KeyboardEvent) => {
    if (altKey || ctrlKey || metaKey) return
    if (key === 'ArrowRight') step(1)
    if (key === 'ArrowLeft') step(-1)
  })
  useEffect(() => {
    const element = dialog.current
    const listen = (event: KeyboardEvent) => press(event)
    element?.addEventListener('keydown', listen)
    return () => element?.removeEventListener('keydown', listen)
  }, [dialog])
}
