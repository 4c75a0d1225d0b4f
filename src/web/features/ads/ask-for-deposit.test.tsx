// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { serve, showScreen } from '#tests/support/screen.tsx'
import { shownTexts } from '#tests/support/shown-text.ts'
import { AskForDeposit } from './ask-for-deposit.tsx'

afterEach(cleanup)

test('STATE-15.j before the deposit is asked for the member reads that the certification ends', async () => {
  const calls = serve({})
  showScreen(<AskForDeposit />, '/identbusiness')
  fireEvent.change(screen.getByLabelText(/^Reason/), { target: { value: 'I stop' } })
  fireEvent.click(screen.getByRole('button', { name: 'Ask for the security deposit back' }))
  expect(shownTexts(await screen.findByRole('alertdialog'))).toEqual([
    'Ask for it back?',
    'You stop being a merchant, and your ads can no longer be on the shelf.',
    'Cancel',
    'Ask for the return',
  ])
  expect(calls).toEqual([])
})
