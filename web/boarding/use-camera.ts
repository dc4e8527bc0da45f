import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { isForbidden } from './is-forbidden.ts';
import { openReader } from './qr-reader.ts';

type CameraState = 'off' | 'opening' | 'on' | 'denied' | 'none';

const lookEveryMs = 140;
/** Absence after which a code counts as shown again; while it stays in front of the camera it is reported once. */
const forgetsMs = 4_000;

const openStream = (): Promise<MediaStream> =>
  navigator.mediaDevices.getUserMedia({
    video: { facingMode: 'environment', width: { ideal: 1280 }, height: { ideal: 720 } },
  });

const failureOf = (thrown: unknown): CameraState =>
  thrown instanceof DOMException && ['NotAllowedError', 'SecurityError'].includes(thrown.name)
    ? 'denied'
    : 'none';

/** Runs the camera on a video element and reports each code once while it is visible. */
export const useCamera = (read: (text: string) => void) => {
  const video = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<CameraState>('off');
  const tell = useEffectEvent(read);
  const wanted = state === 'opening' || state === 'on';

  useEffect(() => {
    if (!wanted) return;
    let stream: MediaStream | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let closed = false;
    const last = { text: '', at: 0 };
    const run = async () => {
      stream = await openStream();
      if (closed) return stop();
      const picture = video.current;
      const reader = await openReader();
      if (!picture || !reader) return setState('none');
      picture.srcObject = stream;
      await picture.play();
      setState('on');
      const look = async () => {
        const text = picture.readyState >= 2 ? await reader(picture).catch(() => undefined) : undefined;
        if (closed) return;
        if (text && (text !== last.text || Date.now() - last.at > forgetsMs)) tell(text);
        if (text) Object.assign(last, { text, at: Date.now() });
        timer = setTimeout(() => void look(), lookEveryMs);
      };
      await look();
    };
    const stop = () => {
      clearTimeout(timer);
      for (const track of stream?.getTracks() ?? []) track.stop();
    };
    run().catch((thrown: unknown) => closed || setState(failureOf(thrown)));
    return () => {
      closed = true;
      stop();
    };
  }, [wanted]);

  return {
    video,
    state,
    openCamera: () => {
      if (isForbidden('camera')) location.reload();
      else setState(typeof navigator.mediaDevices?.getUserMedia === 'function' ? 'opening' : 'none');
    },
    closeCamera: () => setState('off'),
  };
};
