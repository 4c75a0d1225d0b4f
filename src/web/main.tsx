import 'virtual:theme.css'
import './app/theme/global.css'
import './app/theme/fluent.css'
import { startApp } from './app/start.tsx'

/**
 * Not awaited at the top of the module: what is loaded here may share code with this very file, and would then wait
 * for it while it waits for them.
 */
async function start(place: HTMLElement): Promise<void> {
  if (import.meta.env.MODE === 'mocks') {
    const { startMocks } = await import('./mocks/start.tsx')
    await startMocks()
  }
  await startApp(place)
}

const place = document.querySelector<HTMLElement>('#root')
if (place !== null) void start(place)
