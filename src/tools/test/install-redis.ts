import { globSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { run } from '../run.ts'
import { unpackPackages } from './unpack-packages.ts'

/** A Redis server, and what it needs in its environment. */
export type Redis = { readonly program: string; readonly env: Record<string, string> }

const PACKAGES = ['redis-server']
const FOLDER = resolve('.cache/redis')
const MINUTE = 60_000

/**
 * Finds Debian's Redis, or unpacks its packages into .cache/redis: no service starts, and nobody has to be root.
 * @throws Error with what was tried, where there is no apt-get or no network
 */
export async function ensureRedis(): Promise<Redis> {
  const found = await findRedis()
  if (found !== null) return found
  await unpackPackages(PACKAGES, FOLDER, 'The tests of judge --redis need a Redis server')
  const unpacked = await findRedis()
  if (unpacked !== null) return unpacked
  throw new Error(`The Redis of ${FOLDER} does not start. By hand: apt install ${PACKAGES.join(' ')}`)
}

async function findRedis(): Promise<Redis | null> {
  const folders = { LD_LIBRARY_PATH: globSync(join(FOLDER, 'root/usr/lib/*-linux-gnu')).join(':') }
  for (const { program, env } of [
    { program: 'redis-server', env: {} },
    { program: join(FOLDER, 'root/usr/bin/redis-server'), env: folders },
  ]) {
    const { code } = await run([program, '--version'], { env, timeout: MINUTE / 2 })
    if (code === 0) return { program, env }
  }
  return null
}
