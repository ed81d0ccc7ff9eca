import { useState } from 'react'

import type { FilledForm } from '../../platform/forms/refused-form.ts'
import { mostPhotos } from '../bookings/booking.ts'
import { ChosenPhotos } from '../media/chosen-photos.tsx'
import { photoName, pictureAddress } from '../media/picture.ts'
import { roomForPhotos } from './room-for-photos.ts'

/** The photos that a review shows, each with a box to remove it, and others that are chosen for it. */
export function ReviewPhotosField({ shown, typed }: { shown: readonly string[]; typed: FilledForm }) {
  const ticked = typed.values['removePhotos']?.split(' ') ?? []
  const [removed, setRemoved] = useState(ticked.length)
  const limit = roomForPhotos(shown.length - removed)
  const choice = { typed, hint: hintOf(limit.room), ...limit }
  if (shown.length === 0) return <ChosenPhotos label="Photos" {...choice} />
  return (
    <>
      <fieldset>
        <legend className="mb-2 text-small leading-snug font-bold">Photos in your review</legend>
        <ul className="flex flex-wrap gap-4">
          {shown.map((id, index) => (
            <li key={id}>
              <img
                src={pictureAddress(id, 512)}
                alt={photoName(index, shown)}
                width={64}
                height={64}
                className="size-16 rounded-field border border-line object-cover"
              />
              <label className="inline-flex min-h-11 items-center gap-2 text-small">
                <input
                  type="checkbox"
                  name="removePhotos"
                  value={id}
                  defaultChecked={ticked.includes(id)}
                  onChange={({ target }) => setRemoved((count) => count + (target.checked ? 1 : -1))}
                  className="size-5"
                />
                Remove
                <span className="sr-only"> photo {index + 1}</span>
              </label>
            </li>
          ))}
        </ul>
      </fieldset>
      <ChosenPhotos label="More photos" {...choice} />
    </>
  )
}

function hintOf(room: number): string {
  const more = room === mostPhotos ? room : `${room} more`
  return room === 0 ? 'Remove a photo to add another.' : `Up to ${more}, 8 MB each. Everybody can see them.`
}
