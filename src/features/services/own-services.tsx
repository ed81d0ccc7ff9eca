import { ButtonLink } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useOwnForm } from '../../ui/use-own-form.tsx'
import type { ProService } from '../pros/pro.ts'
import { ServiceCard } from './service-card.tsx'

/** The pro's own services, each with buttons to edit and remove it. */
export function OwnServices({ services }: { services: readonly ProService[] }) {
  return (
    <ul className="grid gap-4">
      {services.map((service) => (
        <li key={service.id}>
          <ServiceCard service={service}>
            <ButtonLink to={`?tab=services&edit=${service.id}`} preventScrollReset variant="quiet" size="small">
              <Icon name="edit" className="size-4.5" />
              Edit<span className="sr-only">: {service.name}</span>
            </ButtonLink>
            <DeleteService service={service} />
          </ServiceCard>
        </li>
      ))}
    </ul>
  )
}

/** Posts `intent=delete-service` and `serviceId`. */
function DeleteService({ service: { id, name } }: { service: ProService }) {
  const form = useOwnForm({ intent: 'delete-service', serviceId: id })
  return (
    <ConfirmDialog
      form={form}
      label={
        <>
          <Icon name="trash" className="size-4.5" />
          Delete<span className="sr-only">: {name}</span>
        </>
      }
      title="Delete this service?"
      variant="quiet"
      confirm="Yes, delete"
      confirmVariant="danger"
      leave="Keep it"
    >
      <p className="wrap-anywhere">
        Are you sure you want to delete “{name}”? Homeowners will no longer see it. Existing bookings stay as they are.
      </p>
    </ConfirmDialog>
  )
}
