import { Icon } from '../../ui/icon.tsx'
import { LocalPhoto } from './local-photo.tsx'

/** A photo that was chosen to be sent; `label` names the button that removes it. */
export function PhotoPreview({ photo, label, onDrop, onError, className }: PhotoPreviewProps) {
  return (
    <div className="relative w-fit">
      <LocalPhoto
        file={photo}
        alt="Chosen to be sent"
        onError={onError}
        className={`rounded-field border border-line text-caption ${className}`}
      />
      <button
        type="button"
        onClick={onDrop}
        aria-label={label}
        className="absolute -top-2 -right-2 -m-2 grid size-11 place-items-center rounded-full"
      >
        {/* Small on the photo, while a thumb has room around it. */}
        <span className="grid size-8 place-items-center rounded-full border border-line bg-card hover:bg-mist">
          <Icon name="close" />
        </span>
      </button>
    </div>
  )
}

interface PhotoPreviewProps {
  photo: File
  label: string
  onDrop: () => void
  /** The browser cannot show it. */
  onError?: () => void
  className: string
}
