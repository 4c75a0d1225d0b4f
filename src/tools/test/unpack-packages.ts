import { globSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { run } from '../run.ts'

const MINUTE = 60_000

/**
 * Downloads packages of Debian and unpacks them, with what they need, below `root` of a folder.
 * @param why sentence of the error: what needs them
 * @throws Error with what was tried, where there is no apt-get or no network
 */
export async function unpackPackages(
  packages: readonly string[],
  target: string,
  why: string,
): Promise<void> {
  console.log(`apt-get download ${packages.join(' ')} …`)
  const must = (command: readonly string[]): Promise<void> => runOrExplain(command, packages, why)
  mkdirSync('.cache', { recursive: true })
  // In a folder of its own until all is there: two runs at the same time do not see each other's halves.
  const folder = mkdtempSync(`${target}-`)
  for (const part of ['lists/partial', 'cache/archives/partial', 'root'])
    mkdirSync(join(folder, part), { recursive: true })
  const options = [
    `Dir::State::lists=${folder}/lists`,
    `Dir::Cache=${folder}/cache`,
    'Debug::NoLocking=1',
    ...(process.getuid?.() === 0 ? ['APT::Sandbox::User=root'] : []),
  ].flatMap((option) => ['-o', option])
  await must(['apt-get', ...options, 'update'])
  await must([
    'apt-get',
    ...options,
    'install',
    '--yes',
    '--reinstall',
    '--no-install-recommends',
    '--download-only',
    ...packages,
  ])
  for (const file of globSync(join(folder, 'cache/archives/*.deb')))
    await must(['dpkg-deb', '--extract', file, join(folder, 'root')])
  rmSync(target, { recursive: true, force: true })
  mkdirSync(target)
  renameSync(join(folder, 'root'), join(target, 'root'))
  rmSync(folder, { recursive: true })
}

async function runOrExplain(
  command: readonly string[],
  packages: readonly string[],
  why: string,
): Promise<void> {
  const { code, output } = await run(command, {
    timeout: 5 * MINUTE,
    env: { DEBIAN_FRONTEND: 'noninteractive' },
  })
  if (code !== 0)
    throw new Error(
      [
        `${why}, and it could not be downloaded.`,
        `By hand, on Debian or Ubuntu: apt install ${packages.join(' ')}`,
        `${command[0]} failed: ${output.trim().split('\n').slice(-3).join('\n')}`,
      ].join('\n'),
    )
}
