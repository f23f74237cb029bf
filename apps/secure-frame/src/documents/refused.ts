import { postRefusal } from '@latchkey/bridge/frame'

// For a host whose origin is not on the project's list: one message and nothing more (S-04).
if (window.parent !== window) postRefusal(window, '4')
