import { photoName, pictureAddress } from '../../media/picture.ts'

/** What the customer sent about a booking, small; pressing a photo shows it large. */
export function BookingPhotos({ photos }: { photos: readonly string[] }) {
  return (
    <ul className="py-1 flex flex-wrap gap-2">
      {photos.map((id, index) => (
        <li key={id}>
          <a
            href={pictureAddress(id, 1280)}
            target="_blank"
            rel="noopener"
            className="block overflow-hidden rounded-field border border-line bg-mist"
          >
            <img
              src={pictureAddress(id, 512)}
              alt={photoName(index, photos)}
              width={72}
              height={72}
              loading="lazy"
              className="size-18 object-cover"
            />
          </a>
        </li>
      ))}
    </ul>
  )
}
