import { serviceStatus } from '../data/service-status.ts'
import { pick } from './pick.ts'
import { StatusBadge } from './status-badge.tsx'

/** `::service-status{service="skip-go"}`: that a service is not confirmed, since when, and why. */
export default function ServiceStatus({ service }: { readonly service?: string }) {
  const { name, checked, note } = pick(serviceStatus, service, 'service')
  return (
    <div className="service-status">
      <strong>{name}</strong> <StatusBadge checked={checked} /> {note}
    </div>
  )
}
