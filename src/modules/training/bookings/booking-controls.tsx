'use client';

import { type ReactElement, useEffect, useEffectEvent, useRef, useState } from 'react';
import { AccountProvider, useAccountData, useAccountRequest } from '@/modules/account/client';
import { Button } from '@/ui/button';
import { type BookingRequest, canMove, type AccountBooking, type AccountBookings, accountBookingsSchema } from './booking';
import type { BookingControlsProps } from './booking-props';
import { GiveUpSeat } from './give-up-seat';
import { clearHeldSeatDraft } from './held-seat-draft';
import { HeldSeatForm } from './held-seat-form';
import { HoldDeadline } from './hold-deadline';
import { MoveForm } from './move-form';

const PATH = '/account/classes';

/** The completed action, for the status line below the panel. */
const DONE: Readonly<Record<BookingRequest['action'], string>> = {
  hold: 'Almost done: fill in the form and send it.',
  book: 'Your seat is booked. A confirmation with a calendar file is on its way.',
  wait: 'You are on the waiting list. You get an email when a seat is free.',
  cancel: 'Done. You no longer have a booking in this class.',
  move: 'Your seat is now in another class. A confirmation is on its way.',
};

/** Holds, books, cancels and moves a seat of one class for the signed-in visitor. */
export function BookingControls({ signOn, ...rest }: BookingControlsProps): ReactElement {
  return (
    <AccountProvider value={signOn}>
      <OwnSeat {...rest} name={signOn.state.status === 'signed-in' ? signOn.state.name : ''} />
    </AccountProvider>
  );
}

/** @param name name of the account */
function OwnSeat({
  trainingClass,
  others,
  name,
  onSeatsChange,
}: Omit<BookingControlsProps, 'signOn'> & { readonly name: string }): ReactElement {
  const panel = useRef<HTMLDivElement>(null);
  const status = useRef<HTMLParagraphElement>(null);
  const { data, message, isBusy, sent, movedTo, send, retry } = useOwnSeat(trainingClass, {
    takeFocus: () => panel.current?.focus(),
    onSeatsChange,
  });
  // On a phone, the buttons of the form are more than a screen below the message.
  useEffect(() => {
    if (message !== '') status.current?.scrollIntoView({ block: 'nearest' });
  }, [message]);
  const answer = data.status === 'loaded' ? data.value : undefined;
  const own = findOwn(answer, trainingClass);
  const moved = movedTo === undefined ? undefined : findOwn(answer, movedTo);
  return (
    <div data-booking="" ref={panel} tabIndex={-1} aria-busy={isBusy}>
      <p role="status" ref={status}>
        {message}
      </p>
      {data.status === 'loading' ? <p>Looking up your bookings …</p> : null}
      {data.status === 'failed' ? (
        <>
          <p role="alert">Your bookings could not be loaded. {data.message}</p>
          <Button onClick={retry}>Try again</Button>
        </>
      ) : null}
      {own === undefined && moved ? <MovedSeat moved={moved} /> : null}
      {answer && own === undefined && moved === undefined ? (
        <NoSeat
          isFull={answer.full?.class === trainingClass}
          name={name}
          trainingClass={trainingClass}
          onSend={(body) => void send(body)}
        />
      ) : null}
      {own ? (
        <Seat own={own} name={sent.name ?? name} note={sent.note} others={others} onSend={(body) => void send(body)} />
      ) : null}
    </div>
  );
}

interface OwnSeatEvents {
  /** Called when the pressed button is removed. */
  readonly takeFocus: () => void;
  readonly onSeatsChange: () => void;
}

/** Loads the person's bookings and changes them. */
function useOwnSeat(trainingClass: string, { takeFocus, onSeatsChange }: OwnSeatEvents) {
  const { data, retry, replace } = useAccountData(PATH, accountBookingsSchema);
  const request = useAccountRequest();
  const [message, setMessage] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  /** What was sent with the form, which is removed when the hold has ended. */
  const [sent, setSent] = useState<{ readonly name?: string; readonly note: string }>({ note: '' });
  /** The class to which the seat was moved from this page. */
  const [movedTo, setMovedTo] = useState<string>();
  const state = data.status === 'loaded' ? findOwn(data.value, trainingClass)?.state : undefined;

  /** Shows the bookings as they are after a failed request. The earlier ones stay if they can't be loaded. */
  const refresh = async (): Promise<void> => {
    const current = await request({ path: PATH, schema: accountBookingsSchema });
    if (current.status === 'failed') return;
    replace(current.value);
    onSeatsChange();
    if (findOwn(current.value, trainingClass)?.state !== state) takeFocus();
  };

  // The person may have booked or canceled in another tab, or by email. A form that is being filled in stays.
  const isUpdatable = !isBusy && data.status === 'loaded' && state !== 'held' && state !== 'offered';
  useBookingsOnReturn(isUpdatable, (current) => {
    if (findOwn(current, trainingClass)?.state !== state) setMessage('');
    replace(current);
  });

  const send = async (body: BookingRequest): Promise<void> => {
    if (isBusy) return;
    setIsBusy(true);
    setMessage('One moment …');
    if (body.action === 'book') setSent({ name: body.name, note: body.note });
    const result = await request({ path: PATH, method: 'POST', body, schema: accountBookingsSchema });
    if (result.status === 'failed') {
      setMessage(result.message);
      await refresh();
      return setIsBusy(false);
    }
    setIsBusy(false);
    if (body.action !== 'hold') clearHeldSeatDraft(trainingClass);
    replace(result.value);
    onSeatsChange();
    setMovedTo(body.action === 'move' ? body.to : undefined);
    const isHeld = result.value.bookings.some((each) => each.class === trainingClass && each.state === 'held');
    // A seat that is released while joining the waiting list is held immediately.
    const done = body.action === 'wait' && isHeld ? 'hold' : body.action;
    setMessage(result.value.full === null ? DONE[done] : formatFull(result.value.full));
    takeFocus();
  };

  const tryAgain = (): void => {
    takeFocus();
    retry();
  };

  return { data, message, isBusy, sent, movedTo, send, retry: tryAgain };
}

/** Loads the bookings again each time the person returns to this tab while `isUpdatable`. Does nothing if they can't be loaded. */
function useBookingsOnReturn(isUpdatable: boolean, onLoad: (bookings: AccountBookings) => void): void {
  const request = useAccountRequest();
  const onCurrent = useEffectEvent(onLoad);
  useEffect(() => {
    if (!isUpdatable) return;
    const returns = new AbortController();
    const update = async (): Promise<void> => {
      if (document.visibilityState !== 'visible') return;
      const current = await request({ path: PATH, schema: accountBookingsSchema });
      if (current.status === 'loaded' && !returns.signal.aborted) onCurrent(current.value);
    };
    document.addEventListener('visibilitychange', () => void update(), { signal: returns.signal });
    return () => returns.abort();
  }, [isUpdatable, request]);
}

function findOwn(answer: AccountBookings | undefined, trainingClass: string): AccountBooking | undefined {
  return answer?.bookings.find((each) => each.class === trainingClass);
}

type Send = (body: BookingRequest) => void;

function NoSeat({
  isFull,
  name,
  trainingClass,
  onSend,
}: {
  readonly isFull: boolean;
  readonly name: string;
  readonly trainingClass: string;
  readonly onSend: Send;
}): ReactElement {
  return isFull ? (
    <>
      <p>
        <strong>This class is full.</strong> Join the waiting list, and we offer you the next seat that becomes free.
      </p>
      <Button primary onClick={() => onSend({ action: 'wait', class: trainingClass, name })}>
        Join the waiting list
      </Button>
    </>
  ) : (
    <Button primary onClick={() => onSend({ action: 'hold', class: trainingClass })}>
      Hold a seat
    </Button>
  );
}

/** Says where the seat is, which was moved from this class. */
function MovedSeat({ moved: { url, course, when } }: { readonly moved: AccountBooking }): ReactElement {
  return (
    <p>
      Your class: <a href={url}>{course}</a>, {when}. See it on <a href="/dashboard">your dashboard</a>.
    </p>
  );
}

interface SeatProps {
  readonly own: AccountBooking;
  readonly name: string;
  readonly note: string;
  readonly others: BookingControlsProps['others'];
  readonly onSend: Send;
}

function Seat({ own, name, note, others, onSend }: SeatProps): ReactElement {
  const [now] = useState(Date.now);
  const { class: key, url, state, until, position, begin } = own;
  const cancel = () => onSend({ action: 'cancel', class: key });
  switch (state) {
    case 'held':
    case 'offered':
      return (
        <>
          {until === null ? null : <HoldDeadline state={state} until={until} />}
          <HeldSeatForm trainingClass={key} name={own.name ?? name} note={note} onSend={onSend} />
          {state === 'held' ? (
            <Button onClick={cancel}>Release the seat</Button>
          ) : (
            <GiveUpSeat action="Decline the seat" onConfirm={cancel}>
              The next person on the waiting list is offered it, and you lose your place.
            </GiveUpSeat>
          )}
        </>
      );
    case 'waiting':
      return (
        <>
          <p>
            You are number <strong>{position}</strong> on the waiting list.
          </p>
          <GiveUpSeat action="Leave the waiting list" onConfirm={cancel}>
            If you join it again, you are the last.
          </GiveUpSeat>
        </>
      );
    case 'booked':
      return (
        <>
          <p>
            <strong>You have a seat</strong>
            {own.name === null ? '' : `, as ${own.name}`}. <a href={`${url}.ics`}>Add the class to your calendar</a>, or find it
            on <a href="/dashboard">your dashboard</a>.
          </p>
          {others.length > 0 && canMove(new Date(begin), new Date(now)) ? (
            <MoveForm trainingClass={key} others={others} onSend={onSend} />
          ) : null}
          <GiveUpSeat action="Cancel the seat" onConfirm={cancel}>
            The next person on the waiting list gets it at once, and you may not get it back.
          </GiveUpSeat>
        </>
      );
  }
}

function formatFull({ seats, waiting }: NonNullable<AccountBookings['full']>): string {
  const people =
    waiting === 0 ? 'Nobody is waiting yet' : waiting === 1 ? 'One person is waiting' : `${waiting} people are waiting`;
  return `All ${seats} seats are taken. ${people}. Nothing was changed.`;
}
