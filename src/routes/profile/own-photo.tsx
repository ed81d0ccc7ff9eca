import { useId } from 'react'

import { pictureAddress } from '../../features/media/picture.ts'
import { maxCaption, type WorkPhoto } from '../../features/media/work-photo.ts'
import type { RefusedForm } from '../../platform/forms/refused-form.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { TextField } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { useOwnForm } from '../../ui/use-own-form.tsx'

/** Posts `intent=caption-photo` with `photoId` and `caption`. */
export function OwnPhoto({ photo: { id, caption }, number, refused }: OwnPhotoProps) {
  const captioning = useOwnForm({ intent: 'caption-photo', photoId: id }, refused)
  const form = useId()
  const which = <span className="sr-only"> of photo {number}</span>
  return (
    <>
      <img
        src={pictureAddress(id, 512)}
        alt={caption || `Photo ${number}`}
        width={72}
        height={72}
        loading="lazy"
        className="size-18 shrink-0 rounded-field bg-mist object-cover"
      />
      <div className="min-w-0 flex-1">
        <Form id={form} method="post" preventScrollReset noValidate>
          {captioning.hidden}
          <TextField
            label={<>Caption{which}</>}
            name="caption"
            defaultValue={caption}
            maxLength={maxCaption}
            optional
            error={captioning.refused?.fields['caption']}
          />
        </Form>
        <div className="mt-3 flex flex-wrap gap-2.5">
          <Button type="submit" form={form} variant="quiet" size="small" pending={captioning.pending}>
            Save<span className="sr-only"> the caption{which}</span>
          </Button>
          <RemovePhoto id={id} number={number} />
        </div>
      </div>
    </>
  )
}

interface OwnPhotoProps {
  photo: WorkPhoto
  number: number
  refused: RefusedForm | undefined
}

/** Posts `intent=remove-photo` and `photoId`. */
function RemovePhoto({ id, number }: { id: string; number: number }) {
  const form = useOwnForm({ intent: 'remove-photo', photoId: id })
  return (
    <ConfirmDialog
      form={form}
      label={
        <>
          Remove<span className="sr-only"> photo {number}</span>
        </>
      }
      title="Remove this photo?"
      variant="quiet"
      confirm="Yes, remove"
      confirmVariant="danger"
      leave="Keep it"
    >
      <p>Homeowners will no longer see it on your profile. This cannot be undone.</p>
    </ConfirmDialog>
  )
}
