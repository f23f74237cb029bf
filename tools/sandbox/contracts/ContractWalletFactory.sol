// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {ContractWallet} from "./ContractWallet.sol";

/// Makes contract wallets at addresses known beforehand, so that one may sign before it exists (ERC-6492).
contract ContractWalletFactory {
    function createWallet(address owner, bytes32 salt) external returns (address wallet) {
        wallet = getAddress(owner, salt);
        if (wallet.code.length == 0) new ContractWallet{salt: salt}(owner);
    }

    function getAddress(address owner, bytes32 salt) public view returns (address) {
        bytes memory creation = abi.encodePacked(type(ContractWallet).creationCode, abi.encode(owner));
        bytes32 digest = keccak256(abi.encodePacked(bytes1(0xff), address(this), salt, keccak256(creation)));
        return address(uint160(uint256(digest)));
    }
}
