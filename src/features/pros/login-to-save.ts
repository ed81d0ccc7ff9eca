import { loginPath } from '../../platform/login-path.ts'

/** The login that saves a pro, as does a new account, and leads on to `path`. */
export function loginToSave(proId: string, path: string): string {
  return `${loginPath(path)}&save=${proId}`
}
