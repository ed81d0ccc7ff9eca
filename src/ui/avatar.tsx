import { initials } from './format.ts'
import { tintOf } from './tint.ts'

type AvatarSize = 'small' | 'medium' | 'large' | 'huge'

/** A person's picture, or their initials on their own color. Hidden from screen readers: the name is next to it. */
export function Avatar({ name, imageUrl, size = 'medium', className = '' }: AvatarProps) {
  const shape = `inline-flex shrink-0 items-center justify-center rounded-full ${sizes[size].box} ${className}`
  if (imageUrl) {
    const side = sizes[size].pixels
    return (
      <img
        src={imageUrl}
        alt=""
        width={side}
        height={side}
        loading="lazy"
        className={`bg-mist object-cover ${shape}`}
      />
    )
  }
  return (
    <span aria-hidden="true" className={`font-display font-bold ${tintOf(name)} ${shape}`}>
      {initials(name)}
    </span>
  )
}

interface AvatarProps {
  /** The whole name; empty for nobody. */
  name: string
  imageUrl?: string | null
  size?: AvatarSize
  className?: string
}

const sizes: Record<AvatarSize, { box: string; pixels: number }> = {
  small: { box: 'size-9 text-face-small', pixels: 36 },
  medium: { box: 'size-12 text-face', pixels: 48 },
  large: { box: 'size-18 text-face-large', pixels: 72 },
  huge: { box: 'size-26 text-face-huge', pixels: 104 },
}
