import { pictureAddress } from '../../features/media/picture.ts'
import type { Photo } from '../../features/messages/message.ts'

const longestSide = 320

/** A small photo in a conversation; pressing it shows the larger copy. */
export function SentPhoto({ photo, alt }: { photo: Photo; alt: string }) {
  // With a known size, so that messages do not move when it loads.
  const scale = Math.min(1, longestSide / Math.max(photo.width, photo.height))
  return (
    <a
      href={pictureAddress(photo.id, 1280)}
      target="_blank"
      rel="noopener"
      className="block max-w-full overflow-hidden rounded-card border border-line bg-mist"
    >
      <img
        src={pictureAddress(photo.id, 512)}
        alt={alt}
        width={Math.round(photo.width * scale)}
        height={Math.round(photo.height * scale)}
        loading="lazy"
        className="h-auto max-w-full"
      />
    </a>
  )
}
