import { useEffect, useState } from 'react'
import { useFetcher, useLocation } from 'react-router'

import { useViewerId, ViewerField } from '../../ui/form.tsx'
import { Icon } from '../../ui/icon.tsx'
import { heartLook } from './heart-look.ts'
import { useFailureToast } from '../../ui/use-failure-toast.ts'
import { rememberSaved } from './changed-hearts.ts'

/** What became of it, and why it failed, if it did. */
export interface SaveAnswer {
  saved: boolean
  message: string | null
}

/** Saves a pro to find them again, or no longer does; without scripts its page is loaded again, and shows this heart. */
export function SaveButton({ proId, name, saved: before }: { proId: string; name: string; saved: boolean }) {
  const { Form, formData, data } = useFetcher<SaveAnswer>()
  const viewer = useViewerId()
  const [known, setKnown] = useState({ saved: before, answer: data })
  if (data && data !== known.answer) setKnown({ saved: data.saved, answer: data })
  useEffect(() => {
    if (data) rememberSaved(viewer, proId, data.saved)
  }, [data, viewer, proId])
  useFailureToast(data)
  const { pathname, search } = useLocation()
  const saved = formData ? formData.get('saved') === 'yes' : known.saved
  return (
    <Form id={`save-${proId}`} method="post" action="/saved" className="scroll-mt-24 print:hidden">
      <input type="hidden" name="pro" value={proId} />
      <input type="hidden" name="saved" value={saved ? 'no' : 'yes'} />
      <input type="hidden" name="from" value={pathname + search} />
      <ViewerField />
      <button
        type="submit"
        aria-pressed={saved}
        aria-label={`Save ${name}`}
        data-tip={saved ? `Remove ${name} from saved pros` : undefined}
        className={heartLook}
      >
        <Icon name={saved ? 'heart' : 'heart-outline'} />
      </button>
    </Form>
  )
}
