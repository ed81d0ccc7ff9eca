import { useViewer } from '../shell/use-viewer.ts'

/** Whether the viewer may write to pros; visitors log in on the way. Pros write to those who asked them, not to each other. */
export function useIsWriter(): boolean {
  return useViewer()?.role !== 'pro'
}
