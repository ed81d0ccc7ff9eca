import { useEffect, useState } from 'react'
import { useFetcher, useLocation } from 'react-router'

import { useViewerId, ViewerField } from '../../ui/form.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useFailureToast } from '../../ui/use-failure-toast.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'

/** What became of it, and why it failed, if it did. */
export interface SaveAnswer {
  saved: boolean
  message: string | null
}

/** Saves a pro to find them again, or no longer does; without scripts its page is loaded again. */
export function SaveButton({ proId, name, saved: before }: { proId: string; name: string; saved: boolean }) {
  const { Form, formData, data } = useFetcher<SaveAnswer>()
  const key = `${useViewerId()} ${proId}`
  const [known, setKnown] = useState({ saved: changed.get(key) ?? before, answer: data })
  if (data && data !== known.answer) setKnown({ saved: data.saved, answer: data })
  // For the next button of this pro; the server, which serves everybody, must not remember.
  useEffect(() => {
    if (data) changed.set(key, data.saved)
  }, [data, key])
  useFailureToast(data)
  const { pathname, search } = useLocation()
  const isPlain = !useHydrated()
  const saved = formData ? formData.get('saved') === 'yes' : known.saved
  return (
    <Form method="post" action="/saved" className="print:hidden">
      <input type="hidden" name="pro" value={proId} />
      <input type="hidden" name="saved" value={saved ? 'no' : 'yes'} />
      {isPlain ? <input type="hidden" name="from" value={pathname + search} /> : null}
      <ViewerField />
      <button
        type="submit"
        aria-pressed={saved}
        aria-label={`Save ${name}`}
        className="grid size-11 place-items-center rounded-full border-2 border-outline text-pool-deep hover:border-pool hover:bg-mist"
      >
        <Icon name={saved ? 'heart' : 'heart-outline'} />
      </button>
    </Form>
  )
}

/** What was changed since the document was loaded, by viewer and pro: a list that was left may be older. */
const changed = new Map<string, boolean>()
