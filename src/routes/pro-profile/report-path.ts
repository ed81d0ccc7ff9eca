import { contactPath } from '../../features/contact/contact-path.ts'

/** Where visitors report a part of this pro's page: an operator finds and removes it by the id in its name. */
export function reportPath(part: string, userId: string): string {
  return `${contactPath('general', `${part} of /pros/${userId}`)}#message`
}
