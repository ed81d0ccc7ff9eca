import { type FocusEvent, useState } from 'react'

import { pictureAddress } from '../../features/media/picture.ts'
import { Link } from '../../ui/link.tsx'
import { plainClick } from '../../ui/plain-click.ts'
import { PhotoViewer } from './photo-viewer.tsx'
import type { ShownPhoto } from './shown-photo.ts'

/** Photos in a row. Pressing one opens it large; without scripts, as a file. */
export function PhotoRow({ photos, userId, look }: PhotoRowProps) {
  const [opened, setOpened] = useState<number | null>(null)
  const { width, height } = look
  return (
    <>
      <ul className={look.row}>
        {photos.map((photo, index) => (
          <li key={photo.id} className={look.item}>
            <Link
              to={photo.url}
              reloadDocument
              onClick={(event) => {
                if (!plainClick(event)) return
                event.preventDefault()
                setOpened(index)
              }}
              onFocus={showWhole}
              className="block overflow-hidden rounded-field -outline-offset-3"
            >
              <img
                src={pictureAddress(photo.id, 512)}
                alt={photo.alt}
                {...{ width, height }}
                loading="lazy"
                className={`${look.photo} bg-mist object-cover`}
              />
            </Link>
          </li>
        ))}
      </ul>
      {opened === null ? null : <PhotoViewer {...{ photos, userId }} first={opened} leave={() => setOpened(null)} />}
    </>
  )
}

interface PhotoRowProps {
  photos: readonly ShownPhoto[]
  /** The pro on whose page they are, for a report of one. */
  userId: string
  look: Record<'row' | 'item' | 'photo', string> & Record<'width' | 'height', number>
}

/** The browser does not scroll to a photo that is partly visible. A press must not move the photo away. */
function showWhole({ currentTarget }: FocusEvent<HTMLElement>) {
  if (currentTarget.matches(':focus-visible')) currentTarget.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}
