-- A start of a sign-in with a passkey names no account: whether any has signed in from the browser is read by the browser alone.
create index known_device_by_device on known_device (device);
