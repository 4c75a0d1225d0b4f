import { setupWorker } from 'msw/browser'
import { createRoot } from 'react-dom/client'
import { createFaults } from './faults.ts'
import { mockHandlers } from './handlers.ts'
import { MockPanel } from './panel.tsx'

/** Puts the generated mocks before the network, with their panel. Called before the app starts, in `--mode mocks`. */
export async function startMocks(): Promise<void> {
  const faults = createFaults(window.localStorage)
  await setupWorker(...mockHandlers(faults)).start({ onUnhandledFrame: 'bypass', quiet: true })
  const place = document.createElement('div')
  document.body.append(place)
  createRoot(place).render(<MockPanel faults={faults} />)
}
