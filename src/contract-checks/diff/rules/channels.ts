import { breaking, dangerous, harmless } from './change-rule.ts'

/** Changes of what is pushed: channels of an AsyncAPI document and their messages. */
export const channelRules = {
  'channel-removed': breaking(
    'Nothing comes any more: old clients wait for ever, or are refused the subscription.',
    'Keep sending until no client listens.',
  ),
  'channel-added': harmless('One more thing can be listened to.'),
  'channel-address-changed': breaking(
    'Old clients subscribe at the former address, where nothing comes.',
    'Send at both addresses for a while.',
  ),
  'channel-turned': breaking(
    'Who sends is another: old clients listen where nothing comes, or send what nobody reads.',
    'Add a channel instead.',
  ),
  'channel-secured': breaking(
    'What was open wants a session: clients that connect without one are refused.',
    'Add a channel for members instead, or let the clients log in first.',
  ),
  'channel-opened': dangerous(
    'Clients are fine, but whoever has no session gets the messages too.',
    'Make sure that this is meant.',
  ),
  'channel-message-removed': breaking(
    'Messages that clients wait for do not come any more, or are not taken any more.',
    'Keep them until no client needs them.',
  ),
  'channel-message-added': dangerous(
    'Old clients meet messages on the channel that they do not know.',
    'Add a channel instead.',
  ),
  'channel-message-type-changed': breaking(
    'Messages come in another content type: old clients cannot read them.',
    'Add a channel instead.',
  ),
} as const
