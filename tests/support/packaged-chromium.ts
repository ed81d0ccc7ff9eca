import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { LaunchOptions } from '@playwright/test'

const parts = ['chromium.br', 'al2023.tar.br', 'fonts.tar.br']

/** Chromium's headless shell from the npm package @sparticuz/chromium; unpacked once per version, in about 3 s. */
export async function packagedChromium(): Promise<LaunchOptions> {
  const packed = join(dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')), '../bin')
  const home = join(import.meta.dirname, '../../node_modules/.cache/chromium', await versionOf(packed))
  if (!existsSync(home)) await unpack(packed, home)
  return { executablePath: join(home, 'chromium'), env: { ...inherited(), ...missingParts(home) } }
}

async function versionOf(packed: string): Promise<string> {
  const { version }: { version: string } = JSON.parse(await readFile(join(packed, '../package.json'), 'utf8'))
  return version
}

/**
 * The package unpacks into the system's temporary folder and keeps an older copy it finds there, so it gets its own.
 */
async function unpack(packed: string, home: string): Promise<void> {
  const scratch = `${home}.${process.pid}`
  await mkdir(scratch, { recursive: true })
  const before = process.env['TMPDIR']
  process.env['TMPDIR'] = scratch
  try {
    const { inflate } = await import('@sparticuz/chromium')
    await Promise.all(parts.map((part) => inflate(join(packed, part))))
  } finally {
    if (before === undefined) delete process.env['TMPDIR']
    else process.env['TMPDIR'] = before
  }
  const fonts = `<fontconfig><dir>${home}/fonts</dir><cachedir>${home}/fonts/cache</cachedir></fontconfig>`
  await writeFile(join(scratch, 'fonts.conf'), fonts)
  await rename(scratch, home).catch(() => rm(scratch, { recursive: true })) // another process was faster
}

/** A bare Linux lacks three libraries and all fonts; the machine's own take precedence if it has them. */
function missingParts(home: string): Record<string, string> {
  const libraries = { LD_LIBRARY_PATH: `/lib/x86_64-linux-gnu:/lib64:${home}/al2023/lib` }
  return existsSync('/etc/fonts') ? libraries : { ...libraries, FONTCONFIG_FILE: `${home}/fonts.conf` }
}

function inherited(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  )
}
