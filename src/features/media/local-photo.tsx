import { useCallback } from 'react'

/** A photo on this device. Its object URL keeps the file in memory, until this component is unmounted. */
export function LocalPhoto({ file, alt, ...image }: LocalPhotoProps) {
  const show = useCallback(
    (image: HTMLImageElement) => {
      image.src = URL.createObjectURL(file)
      return () => URL.revokeObjectURL(image.src)
    },
    [file],
  )
  return <img ref={show} alt={alt} {...image} />
}

interface LocalPhotoProps {
  file: File
  alt: string
  className: string
  /** The browser cannot show it. */
  onError?: (() => void) | undefined
}
