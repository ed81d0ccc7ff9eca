import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/**
 * Waits until this process alone holds `folder`, and returns the function that releases it. Takes over the lock of a
 * process that died. Calls `onWait` once if it has to wait; gives up after ten minutes, with a message and exit code 1.
 */
export function holdLock(folder, onWait) {
  mkdirSync(dirname(folder), { recursive: true })
  const unlock = () => rmSync(folder, { recursive: true, force: true })
  const started = Date.now()
  while (!take(folder)) {
    if (takeOver(folder)) continue
    if (Date.now() - started > 600_000) giveUp(folder)
    onWait?.()
    onWait = undefined
    sleep(200)
  }
  process.on('exit', unlock)
  return () => {
    process.off('exit', unlock)
    unlock()
  }
}

/** On every file system `mkdir` both creates and says who was first. */
function take(folder) {
  try {
    mkdirSync(folder)
  } catch (error) {
    if (error.code === 'EEXIST') return false
    throw error
  }
  writeFileSync(join(folder, 'pid'), String(process.pid))
  return true
}

/**
 * Removes the lock of a process that is gone, and says whether it did. Moves it aside first, so that of two processes
 * that notice it only one does; if the other has taken the lock by then, it gets it back.
 */
function takeOver(folder) {
  const holder = holderOf(folder)
  if (holder === undefined || isSettingUp(holder)) return false
  const aside = `${folder}.${process.pid}`
  try {
    renameSync(folder, aside)
    const isOld = holderOf(aside) === holder
    if (isOld) rmSync(aside, { recursive: true, force: true })
    else renameSync(aside, folder)
    return isOld
  } catch (error) {
    if (error.code !== 'ENOENT') throw error
  }
  return true
}

function holderOf(folder) {
  try {
    return Number(readFileSync(join(folder, 'pid'), 'utf8')) || undefined
  } catch {
    return undefined
  }
}

function isSettingUp(pid) {
  if (pid === process.pid) return false
  try {
    process.kill(pid, 0)
  } catch (error) {
    return error.code === 'EPERM'
  }
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('setup')
  } catch {
    return true
  }
}

function sleep(milliseconds) {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds)
}

function giveUp(folder) {
  console.error(
    `\nAnother process has held ${folder} for ten minutes. If none is running, delete that folder and try again.`,
  )
  process.exit(1)
}
