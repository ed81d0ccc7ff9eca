import { contactPath } from '../../features/contact/contact-path.ts'
import { nameOfPart, type ReportedPart } from '../../features/contact/reported-part.ts'

/** Where visitors report a part of a pro's page: an operator finds and removes it by the id in its name. */
export function reportPath(part: ReportedPart): string {
  return reportPathOf(nameOfPart(part))
}

/** Without scripts no photo is open: the message says which one is meant. */
export function anyPhotoPath(proId: string): string {
  return reportPathOf(`A photo of /pros/${proId}`)
}

function reportPathOf(name: string): string {
  return `${contactPath('general', name)}#message`
}
