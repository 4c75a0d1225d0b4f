import { expect, test } from 'vitest'
import { createGate } from './gate.ts'

/** A promise that is resolved by hand. */
function latch(): { readonly opened: Promise<void>; readonly open: () => void } {
  let open = (): void => undefined
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return { opened, open }
}

test('exclusive work waits for running work, and later work waits for it', async () => {
  const gate = createGate()
  const order: string[] = []
  const [slow, alone] = [latch(), latch()]
  const first = gate.pass(async () => {
    await slow.opened
    order.push('first')
  })
  const beside = gate.pass(() => order.push('beside'))
  await beside
  const exclusive = gate.alone(async () => {
    order.push('alone begins')
    await alone.opened
    order.push('alone ends')
  })
  const later = gate.pass(() => order.push('later'))
  slow.open()
  await first
  alone.open()
  await Promise.all([exclusive, later])
  expect(order).toEqual(['beside', 'first', 'alone begins', 'alone ends', 'later'])
})

test('two exclusive works run one after the other, and a failure of one does not stop the others', async () => {
  const gate = createGate()
  const order: string[] = []
  const failing = gate.alone(async () => {
    order.push('failing')
    await Promise.resolve()
    throw new Error('refused')
  })
  const second = gate.alone(() => order.push('second'))
  const passing = gate.pass(() => order.push('passing'))
  await expect(failing).rejects.toThrow('refused')
  await Promise.all([second, passing])
  expect(order).toEqual(['failing', 'second', 'passing'])
})
