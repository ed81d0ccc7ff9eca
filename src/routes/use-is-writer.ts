import { mayStartConversation } from '../features/messages/may-start.ts'
import { useViewer } from '../shell/use-viewer.ts'

/** Whether pages offer the viewer to message pros. */
export function useIsWriter(): boolean {
  return mayStartConversation(useViewer())
}
