import { closeSync, fsyncSync, openSync } from 'node:fs'
import { NodeFS } from '@electric-sql/pglite/nodefs'

type InitArguments = Parameters<NodeFS['init']>

/**
 * The engine's files with the fsync that its own file system lacks: without it a commit would not survive a power
 * failure.
 */
export class DurableFiles extends NodeFS {
  syncs = 0
  readonly #failed: (reason: string) => never

  /**
   * `failed` must stop the engine: after a failed sync nobody knows what is on disk, and a second try would report
   * success wrongly.
   */
  constructor(folder: string, failed: (reason: string) => never) {
    super(folder)
    this.#failed = failed
  }

  override async init(...args: InitArguments): ReturnType<NodeFS['init']> {
    const result = await super.init(...args)
    const before = result.emscriptenOpts.preRun ?? []
    result.emscriptenOpts.preRun = [...before, (module) => this.addSync(module)]
    return result
  }

  private addSync(module: object): void {
    const { stream_ops: operations, realPath } = nodeFilesOf(module)
    operations.fsync = (stream) => {
      this.syncs += 1
      try {
        if (typeof stream.nfd === 'number') fsyncSync(stream.nfd)
        else syncFolder(realPath(stream.node))
        return 0
      } catch (error) {
        return this.#failed(`could not sync to the disk: ${String(error)}`)
      }
    }
  }
}

interface NodeFiles {
  stream_ops: { fsync?: (stream: { nfd?: number | null; node: object }) => number }
  realPath: (node: object) => string
}

/**
 * An internal of the pinned engine, so its shape is checked: another version must fail at startup instead of losing the
 * sync.
 */
function nodeFilesOf(module: object): NodeFiles {
  const files: unknown = 'NODEFS' in module ? module.NODEFS : undefined
  if (!isNodeFiles(files))
    throw new Error('This version of the embedded engine keeps its files in a way Poolwell does not know')
  return files
}

function isNodeFiles(files: unknown): files is NodeFiles {
  if (typeof files !== 'object' || files === null || !('stream_ops' in files) || !('realPath' in files)) return false
  return typeof files.stream_ops === 'object' && typeof files.realPath === 'function'
}

function syncFolder(path: string): void {
  // Windows cannot open folders; it syncs their entries itself.
  if (process.platform === 'win32') return
  const folder = openSync(path, 'r')
  try {
    fsyncSync(folder)
  } finally {
    closeSync(folder)
  }
}
