import { useSearchParams } from 'react-router'

import type { ProService } from '../../features/pros/pro.ts'
import { ServiceForm } from '../../features/services/service-form.tsx'
import { OwnServices } from '../../features/services/own-services.tsx'
import type { RefusedForm } from '../../platform/forms/refused-form.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { plural } from '../../ui/format.ts'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import { useFailureToast } from '../../ui/use-failure-toast.ts'
import { useOwnForm } from '../../ui/use-own-form.tsx'

/** The pro's services. The address says what is being edited: `?tab=services&edit=new` or a service's id. */
export function ServicesTab({ offered, categories, active, isUnpaid = false, refused }: ServicesTabProps) {
  const { refused: form } = useOwnForm({ intent: 'save-service' }, refused)
  const editing = useEdited(form)
  const service = offered.find(({ id }) => id === editing)
  const isNew = editing === 'new' && (active || form !== undefined)
  useFailureToast(form)
  return (
    <div className="grid gap-5">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h2 className="text-heading">{offered.length === 0 ? 'Your services' : plural(offered.length, 'service')}</h2>
        <AddService active={active} isUnpaid={isUnpaid} />
      </div>
      {offered.length === 0 ? (
        <EmptyState
          title="No services yet"
          text="List what you do and what it costs, so that homeowners can book it with one click."
        />
      ) : (
        <OwnServices services={offered} />
      )}
      {isNew || service ? (
        <Dialog title={service ? 'Edit service' : 'Add service'} closeHref={list}>
          <ServiceForm key={editing} service={service} categories={categories} refused={form} />
        </Dialog>
      ) : null}
    </div>
  )
}

interface ServicesTabProps {
  offered: readonly ProService[]
  categories: readonly { id: number; name: string }[]
  active: boolean
  /** There is a membership, but its last payment failed. */
  isUnpaid?: boolean
  refused: RefusedForm | undefined
}

function AddService({ active, isUnpaid }: { active: boolean; isUnpaid: boolean }) {
  const label = (
    <>
      <Icon name="plus" />
      Add Service
    </>
  )
  if (active) {
    return (
      <ButtonLink to={`${list}&edit=new`} preventScrollReset>
        {label}
      </ButtonLink>
    )
  }
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <p id="why-not-add" className="max-w-narrow text-small text-soft">
        You need an active membership to add services.{' '}
        <Link to="/subscription-plans" className="link">
          {isUnpaid ? 'See your membership' : 'See the plans'}
        </Link>
      </p>
      <Button type="button" disabled aria-describedby="why-not-add">
        {label}
      </Button>
    </div>
  )
}

/** A form that came back stays open, wherever it was posted from. */
function useEdited(form: RefusedForm | undefined): string | null {
  const [search] = useSearchParams()
  return search.get('edit') ?? (form ? (form.values['serviceId'] ?? 'new') : null)
}

const list = '?tab=services'
