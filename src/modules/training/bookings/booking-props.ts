import type { SignOn } from '@/modules/account/client';

/** The data of a class that the booking panel needs. */
export interface BookingProps {
  /** Key of the class. */
  readonly trainingClass: string;
  /** Other classes of the course, to which a booking can be moved. */
  readonly others: readonly { readonly key: string; readonly label: string }[];
}

/** Props of the panel, and of the controls that are fetched for signed-in people. */
export interface BookingControlsProps extends BookingProps {
  readonly signOn: SignOn;
  /**
   * Called when a seat may have been taken or given up: the rest of the page says how many are left. Not without a response, because
   * Next reloads the page, and with it the form, when it can't fetch it.
   */
  readonly onSeatsChange: () => void;
}
