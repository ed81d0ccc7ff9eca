import type { Page } from '@playwright/test'

/** What is asked before unsaved changes are left. */
export const leaveQuestion = 'Leave this page? Your changes will be lost.'

/** Answers the browser's confirmation questions from now on; returns those that it has asked since. */
export function answering(page: Page, yes: boolean): readonly string[] {
  const asked: string[] = []
  page.removeAllListeners('dialog')
  page.on('dialog', (question) => {
    asked.push(question.message())
    void (yes ? question.accept() : question.dismiss())
  })
  return asked
}
