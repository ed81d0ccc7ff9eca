import { type FocusEvent, useState } from 'react'

import { pictureAddress } from '../../features/media/picture.ts'
import type { WorkPhoto } from '../../features/media/work-photo.ts'
import type { ProProfile } from '../../features/pros/pro.ts'
import { Link } from '../../ui/link.tsx'
import { plainClick } from '../../ui/plain-click.ts'
import { PhotoViewer } from './photo-viewer.tsx'
import { anyPhotoPath } from './report-path.ts'

/** The photos of a pro's work in a row that scrolls. Pressing one opens it large; without scripts, as a file. */
export function WorkPhotos({ pro }: { pro: Pick<ProProfile, 'photos' | 'userId'> }) {
  const [opened, setOpened] = useState<number | null>(null)
  return (
    <section aria-labelledby="photos">
      <h2 id="photos" className="text-lead">
        Photos of their work{' '}
        <span className="ml-2 rounded-full bg-mist px-2 py-0.5 text-caption text-pool-deep">{pro.photos.length}</span>
      </h2>
      <ul className="mt-3 flex gap-3 overflow-x-auto pb-2">
        {pro.photos.map((photo, index) => (
          <li key={photo.id} className="basis-60 shrink-0">
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
                alt={altOf(photo, index)}
                width={240}
                height={176}
                loading="lazy"
                className="h-44 w-full bg-mist object-cover"
              />
            </Link>
          </li>
        ))}
      </ul>
      <noscript>
        <Link to={anyPhotoPath(pro.userId)} className="inline-flex min-h-11 items-center link text-small">
          Report a photo
        </Link>
      </noscript>
      {opened === null ? null : <PhotoViewer {...pro} first={opened} leave={() => setOpened(null)} />}
    </section>
  )
}

/** The browser does not scroll to a photo that is partly visible. A press must not move the photo away. */
function showWhole({ currentTarget }: FocusEvent<HTMLElement>) {
  if (currentTarget.matches(':focus-visible')) currentTarget.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}

function altOf({ caption }: WorkPhoto, index: number): string {
  return caption || `Photo ${index + 1}`
}
