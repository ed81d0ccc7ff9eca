import type { PicturePurpose } from '../../platform/tables/column-values.ts'

export const maxPictureBytes = 8 * 1024 * 1024

/** The longest side of each stored copy, in pixels. */
export const pictureSides = [96, 512, 1280] as const
export type PictureSide = (typeof pictureSides)[number]

/** Only faces are shown this small. */
export function sidesOf(purpose: PicturePurpose): PictureSide[] {
  return pictureSides.filter((side) => side > 96 || purpose === 'profile' || purpose === 'business')
}

export const acceptedPictures = 'image/jpeg,image/png,image/webp'

export const unreadablePicture = 'This file is not an image we can read (JPEG, PNG or WebP)'
export const tooManyPixels = 'This picture has more pixels than we can process. Please send a smaller one'
/** For formats that are not decoded line by line. */
export const tooManyAtOnce = `${tooManyPixels}, or a JPEG that is not progressive`
export const tooLargePicture = 'This picture is larger than 8 MB. Please choose a smaller one'

/** Why a file cannot be a picture; its content is looked at by the server only. Not every system knows each type. */
export function whyUnfit({ size, type }: Pick<File, 'size' | 'type'>): string | undefined {
  if (size > maxPictureBytes) return tooLargePicture
  return acceptedPictures.includes(type) ? undefined : unreadablePicture
}

export const wrongAddress = 'Please enter the https address of a picture'

/** The path of one copy of a picture. */
export function pictureAddress(id: string, side: PictureSide): string {
  return `/media/${id}-${side}.webp`
}

/** "Photo 2 of 4": read out for one of several that have no caption. */
export function photoName(index: number, { length }: readonly unknown[]): string {
  return `Photo ${index + 1} of ${length}`
}

/** The picture and copy at this path; null if it is not a picture's path. */
export function pictureAt(path: string): { id: string; side: PictureSide } | null {
  const [, id, size] = /^\/media\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})-(\d+)\.webp$/.exec(path) ?? []
  const side = pictureSides.find((side) => String(side) === size)
  return id !== undefined && side !== undefined ? { id, side } : null
}

/**
 * Whether an address looks like one of our pictures, with or without a host; only the database knows whether it exists.
 */
export function mayBeOwnPicture(address: string): boolean {
  const path = address.startsWith('/') ? address : (URL.parse(address)?.pathname ?? '')
  return pictureAt(path) !== null
}

/** Uploaded pictures are stored as a path, linked ones as a full address. */
export function isUploaded(address: string | null): boolean {
  return address?.startsWith('/') ?? false
}

/** The address that API clients get: our own pictures include the host. */
export function absoluteAddress(publicUrl: string, address: string | null): string | null {
  return isUploaded(address) ? publicUrl + address : address
}
