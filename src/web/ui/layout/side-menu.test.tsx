// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { SideMenu } from './side-menu.tsx'

afterEach(cleanup)

test('a side menu names its area, groups its screens, and marks the open one', () => {
  const links = [
    { to: '/money', label: 'Spot', icon: <svg /> },
    { to: '/swapAssets', label: 'Perpetual', icon: <svg /> },
  ]
  render(
    <MemoryRouter initialEntries={['/money']}>
      <SideMenu label="Wallet" groups={[{ title: 'Accounts', links }]} />
    </MemoryRouter>,
  )
  expect(screen.getByRole('navigation', { name: 'Wallet' })).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Accounts' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Spot' }).getAttribute('aria-current')).toBe('page')
  expect(screen.getByRole('link', { name: 'Perpetual' }).getAttribute('aria-current')).toBeNull()
})
